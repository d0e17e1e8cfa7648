import type { Page } from '@playwright/test'
import type { Locale } from '@portal/i18n/locales'
import { simplifiedIn } from '@portal/i18n/traditional'

/** Where a text stands, and what it says. */
interface Found {
  element: string
  text: string
}

/**
 * Chinese that a reader of another language meets without being told that it is Chinese: texts and labels outside of
 * everything marked `lang="zh-CN"`, each with the element it stands in. In Taiwan it is the simplified one, and in texts
 * alone: a label cannot be marked in part, so that one with words of the interface may hold a name from the mainland.
 */
export async function untranslated(page: Page, locale: Locale): Promise<string[]> {
  const isTaiwan = locale === 'zh-TW'
  const found = [...(await chineseTexts(page)), ...(isTaiwan ? [] : await chineseLabels(page))]
  return found
    .filter(({ text }) => !isTaiwan || simplifiedIn(text).length > 0)
    .map(({ element, text }) => `<${element}> ${text.slice(0, 80)}`)
}

const chineseTexts = (page: Page): Promise<Found[]> =>
  page.evaluate(() => {
    const found: Found[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode
      const text = textContent?.trim() ?? ''
      if (!/\p{Script=Han}/u.test(text) || !parentElement?.checkVisibility()) continue
      if (parentElement.closest('[lang]')?.getAttribute('lang') === 'zh-CN') continue
      found.push({ element: parentElement.localName, text })
    }
    return found
  })

/** Labels with English or Portuguese words may hold a Chinese name. */
const chineseLabels = (page: Page): Promise<Found[]> =>
  page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter((element) => element.closest('[lang]')?.getAttribute('lang') !== 'zh-CN')
      .flatMap((element) =>
        ['aria-label', 'title', 'alt', 'placeholder', 'aria-description']
          .map((name) => element.getAttribute(name)?.trim() ?? '')
          .filter((text) => /\p{Script=Han}/u.test(text) && !/[a-z]{2}/.test(text))
          .map((text) => ({ element: element.localName, text })),
      ),
  )
