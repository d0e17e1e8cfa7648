/** What is asked of a story beside WCAG. These functions run in the browser. */

/** Waits until what moves once stands still; a spinner turns for ever, and what scrolling moves waits for the reader. */
export async function settle(): Promise<void> {
  const ends = document
    .getAnimations()
    .filter(({ timeline }) => timeline === document.timeline)
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(ends.map(({ finished }) => finished))
}

/** The page must not be wider than its window: a phone would scroll sideways. */
export function findOverflow(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  return scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px wider than the window`] : []
}

/** Words below 12 px. */
export function findSmallText(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const small = new Set<string>()
  while (walker.nextNode()) {
    const { parentElement: element, textContent: text } = walker.currentNode
    if (!element?.checkVisibility({ visibilityProperty: true }) || !text?.trim()) continue
    const size = Number.parseFloat(getComputedStyle(element).fontSize)
    if (size < 11.99) small.add(`${size.toFixed(1)} px: ${text.trim().slice(0, 30)}`)
  }
  return [...small]
}

/** Controls that a finger would miss: lower than 44 px. What lies inside another control is reached through that one. */
export function findLowControls(): string[] {
  const controls = document.querySelectorAll<HTMLElement>(
    'button, select, textarea, [role=option], [role^=menuitem], [role=tab], input:not([type=checkbox], [type=radio], [type=file], [type=hidden])',
  )
  return [...controls].flatMap((element) => {
    const { width, height } = element.getBoundingClientRect()
    const isSeen = element.checkVisibility({ visibilityProperty: true }) && width > 2 && height > 2
    const isInside =
      element.closest('[data-part=control]') !== null && element.matches('[data-part$=trigger]')
    const isPartOfTable = element.closest('table') !== null
    if (!isSeen || isInside || isPartOfTable || height > 43.5) return []
    return [
      `${height.toFixed(0)} px: ${element.getAttribute('aria-label') ?? element.textContent?.slice(0, 30)}`,
    ]
  })
}
