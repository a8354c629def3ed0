"""The page's Markdown: Discord's, as elements, and never HTML from a message."""

from playwright.async_api import Browser

from core.narration import Locales
from sandbox.clock import GameClock
from sandbox.discord import LocalDiscord
from sandbox.hub import Hub
from tests.sandbox.browser import in_one_loop, needs_chromium

pytestmark = [needs_chromium, in_one_loop]

CASES = {
    "plain": "<p>plain</p>",
    "**bold** *thin* __under__ ~~gone~~ `code`": (
        "<p><strong>bold</strong> <em>thin</em> <u>under</u> <s>gone</s> <code>code</code></p>"
    ),
    "***both***": "<p><strong><em>both</em></strong></p>",
    "snake_case_word and 2*3*4": "<p>snake_case_word and 2<em>3</em>4</p>",
    r"\*not thin\*": "<p>*not thin*</p>",
    "<b>&amp;</b><script>alert(1)</script>": "<p>&lt;b&gt;&amp;amp;&lt;/b&gt;&lt;script&gt;alert(1)&lt;/script&gt;</p>",
    "[x](javascript:alert(1))": "<p>[x](javascript:alert(1))</p>",
    "# One\n## Two\ntext": "<h3>One</h3><h4>Two</h4><p>text</p>",
    "- a\n- b": '<ul><li data-deep="false">a</li><li data-deep="false">b</li></ul>',
    "1. a\n2. b": '<ol><li data-deep="false">a</li><li data-deep="false">b</li></ol>',
    "> said\n> twice\nend": "<blockquote><p>said<br>twice</p></blockquote><p>end</p>",
    "-# small": '<small class="aside">small</small>',
    "```py\n**x**\n```": "<pre><code>**x**</code></pre>",
    "4 · Boris": "<p>4&nbsp;·&nbsp;Boris</p>",
    "5 ** 6": "<p>5 ** 6</p>",
    "see https://example.org/a_b_c.": (
        '<p>see <a href="https://example.org/a_b_c" target="_blank" rel="noreferrer noopener">'
        "https://example.org/a_b_c</a>.</p>"
    ),
    "<#5>": '<p><span class="mention" data-room="5">#…</span></p>',
    "<@5>": '<p><span class="mention" data-me="false">@?</span></p>',
}
RENDER = """async (written) => {
  const { markdown } = await import(new URL("page/markdown.js", location.href));
  const box = document.createElement("div");
  box.append(...markdown(written));
  return box.innerHTML;
}"""


async def test_each_case_becomes_its_elements(browser: Browser, locales: Locales) -> None:
    discord = LocalDiscord(GameClock().now)
    discord.world.found("Server", ["Anna"])
    Hub(discord, GameClock(), locales, discord.person("Anna"), "en")
    await discord.start()
    try:
        page = await browser.new_page()
        await page.goto(discord.address)
        made = {written: await page.evaluate(RENDER, written) for written in CASES}
        await page.close()
    finally:
        await discord.stop()
    assert made == CASES
