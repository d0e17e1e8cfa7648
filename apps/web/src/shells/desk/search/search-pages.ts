/** A page that can be found: its address, and its name with those of the groups above it. */
export interface FoundPage {
  href: string
  title: string
  groups: string
}

/** The pages of which name, group or address have every word; all of them while nothing is asked for. */
export function searchPages(pages: readonly FoundPage[], asked: string): FoundPage[] {
  const words = asked.toLowerCase().split(/\s+/).filter(Boolean)
  return pages.filter(({ href, title, groups }) => {
    const text = `${title} ${groups} ${href}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
