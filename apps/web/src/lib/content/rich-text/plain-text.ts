import { isOvergrown, parseHtml } from '../../browser/trusted.ts'

/**
 * The plain text of a rich text, empty for what is none or has grown too far. None of its scripts run, none of its pictures are
 * loaded.
 */
export function plainText(html: unknown): string {
  if (typeof html !== 'string' || isOvergrown(html)) return ''
  const { body } = parseHtml(html)
  for (const element of body.querySelectorAll('script, style')) element.remove()
  for (const block of body.querySelectorAll('p, li, h2, h3, td, br')) block.append(' ')
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim()
}
