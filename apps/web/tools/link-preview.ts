import type { Plugin } from 'vite'

/**
 * Address of the picture that others show beside a link to the website: a whole one where the website's is known.
 *
 * @param base path of the website's root, ending in `/`
 */
export function pictureAddress(base: string, origin: string | undefined): string {
  const path = `${base}link-preview.jpg`
  return origin ? new URL(path, origin).href : path
}

/**
 * Names that picture in the page's head. An article with a picture of its own puts that in its place
 * (`features/news/article/link-preview.ts`).
 *
 * @param origin such as `https://www.example.org`
 */
export function linkPreview(origin: string | undefined): Plugin {
  let content = ''
  return {
    name: 'link-preview',
    configResolved: ({ base }) => {
      content = pictureAddress(base, origin)
    },
    transformIndexHtml: () => [{ tag: 'meta', attrs: { property: 'og:image', content }, injectTo: 'head' }],
  }
}
