/** A file that something handed in points to. */
export interface HandedFile {
  name: string
  /** As it was handed in, below the API's base. */
  url: string
}

const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && /^\/?files\/[\w/.%-]+$/.test(value)

const lastPart = (url: string): string => url.slice(url.lastIndexOf('/') + 1)

/** The files that a record points to, at any depth, each once. */
export function filesIn(node: unknown): HandedFile[] {
  if (isAddress(node)) return [{ name: lastPart(node), url: node }]
  if (typeof node !== 'object' || node === null) return []
  const { name, url } = node as Partial<Record<string, unknown>>
  if (isAddress(url)) return [{ name: typeof name === 'string' ? name : lastPart(url), url }]
  const all = Object.values(node).flatMap(filesIn)
  return all.filter((file, index) => all.findIndex((other) => other.url === file.url) === index)
}
