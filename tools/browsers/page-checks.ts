/** What a page is asked. These functions run in the browser and know nothing of each other. */

/** Whether the page stands: it has its heading, and nothing keeps a place for what still loads. */
export function isSettled(): boolean {
  const awaited =
    'main [data-skeleton]:not([data-backdrop] *), main :is(ul, ol, table, div)[aria-busy="true"]'
  const stands = document.querySelector('main')?.textContent?.trim() && document.querySelector('h1')
  return !!stands && document.querySelector(awaited) === null && document.fonts.status === 'loaded'
}

/** A page has one heading of its own. */
export function findHeadings(): string[] {
  const count = document.querySelectorAll('h1').length
  return count === 1 ? [] : [`${count} headings of the first level`]
}

/** The page must not be wider than its window. */
export function findOverflow(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  const wide = [...document.body.querySelectorAll('*')].filter(
    (element) => element.getBoundingClientRect().right > clientWidth + 1,
  )
  const named = wide.slice(-3).map((element) => `${element.tagName} ${element.getAttribute('class')}`)
  return [`${scrollWidth - clientWidth} px wider than the window: ${named.join(', ')}`]
}

/** Fields and pictures that reach out of the box they stand in, where they are not laid over it on purpose. */
export function findSticking(): string[] {
  const parts = document.querySelectorAll('main :is(select, input, textarea, img)')
  return [...parts].flatMap((part) => {
    const box = part.getBoundingClientRect()
    const frame = part.parentElement?.getBoundingClientRect()
    if (!frame || box.width < 2 || getComputedStyle(part).position !== 'static') return []
    const out = Math.max(box.right - frame.right, frame.left - box.left)
    const name = `${part.tagName} ${part.getAttribute('name') ?? part.getAttribute('alt') ?? ''}`
    return out > 1 ? [`${name} sticks out of its box by ${out.toFixed(0)} px`] : []
  })
}

/** A label of two to four characters stands in one line, alone or beside its sign: no engine's measure breaks it in two. */
export function findBrokenWords(): string[] {
  return [...document.querySelectorAll('body *')].flatMap((element) => {
    const text = element.textContent?.trim() ?? ''
    const isLabel = [...element.children].every((child) => child.textContent === '')
    // A link in a sentence breaks as the sentence does.
    const isInSentence =
      getComputedStyle(element).display === 'inline' && element.parentElement?.textContent?.trim() !== text
    if (!isLabel || isInSentence || !/^[\u4e00-\u9fff]{2,4}$/.test(text)) return []
    const words = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
    const boxes = words.flatMap((node) => {
      const range = document.createRange()
      range.selectNodeContents(node)
      // Firefox counts a space that is left out before the first word as a box of its own.
      return [...range.getClientRects()].filter(({ width }) => width > 0)
    })
    const lines = new Set(boxes.map(({ top }) => Math.round(top))).size
    return lines > 1 ? [`「${text}」 stands in ${lines} lines`] : []
  })
}
