import type { Page } from '@playwright/test'

/**
 * Chinese that a reader of English meets without being told that it is Chinese: texts and labels outside of everything
 * marked `lang="zh-…"`, each with the element it stands in. A label cannot be marked in part, so that one with English words
 * may hold a Chinese name.
 */
export function untranslated(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const chinese = /\p{Script=Han}/u
    const found = new Set<string>()
    const look = (element: Element, text: string) => {
      const isMarked = element.closest('[lang]')?.getAttribute('lang')?.startsWith('zh')
      if (chinese.test(text) && !isMarked) found.add(`<${element.localName}> ${text.trim().slice(0, 80)}`)
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode
      if (parentElement?.checkVisibility()) look(parentElement, textContent ?? '')
    }
    for (const element of document.body.querySelectorAll('*'))
      for (const name of ['aria-label', 'title', 'alt', 'placeholder', 'aria-description']) {
        const label = element.getAttribute(name) ?? ''
        if (!/[a-z]{2}/.test(label)) look(element, label)
      }
    return [...found]
  })
}
