import type { Plugin } from 'vite'

interface Chunk {
  type: 'chunk'
  fileName: string
  moduleIds: string[]
  imports: string[]
  isDynamicEntry: boolean
  viteMetadata?: { importedCss: Set<string> }
}

const homeRoute = /\/src\/routes\/open\/_public\.index\.tsx\?/
const shared = (locale: string) => new RegExp(`/locales/${locale}/(global|routes|pages/home)[.]po$`)

/** The chunk with everything it imports. */
function closure(chunks: Map<string, Chunk>, start: Chunk[]): Chunk[] {
  const seen = new Set(start)
  for (const chunk of seen) {
    for (const name of chunk.imports) {
      const next = chunks.get(name)
      if (next) seen.add(next)
    }
  }
  return [...seen]
}

/**
 * Tells the page's head which files the home page needs besides the entry, so that they arrive beside it and not one after
 * the other. The head fetches them only on that page, with the words of the reader's language.
 *
 * Replaces `/* first view *\/ {}` in `index.html` by `{ files, words: { <locale>: files } }`.
 */
export function firstView(locales: readonly string[]): Plugin {
  return {
    name: 'first-view',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const list = Object.values(bundle).filter((output) => output.type === 'chunk') as unknown as Chunk[]
        const chunks = new Map(list.map((chunk) => [chunk.fileName, chunk]))
        const find = (pattern: RegExp) =>
          list.filter(({ moduleIds }) => moduleIds.some((id) => pattern.test(id)))
        const route = closure(chunks, find(homeRoute)).filter(({ fileName }) => !html.includes(fileName))
        const files = route.flatMap(({ fileName, viteMetadata }) => [
          fileName,
          ...(viteMetadata?.importedCss ?? []),
        ])
        const words = Object.fromEntries(
          locales.map((locale) => [locale, find(shared(locale)).map(({ fileName }) => fileName)]),
        )
        return html.replace('/* first view */ {}', JSON.stringify({ files, words }))
      },
    },
  }
}
