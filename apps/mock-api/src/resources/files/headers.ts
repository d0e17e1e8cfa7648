import { extensionOf } from './attachment.ts'

const inFilename = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16)}`)

/** Any name survives in `filename*`; the plain one is for clients that do not know it. */
export function disposition(name: string, kind: 'attachment' | 'inline' = 'attachment'): string {
  return `${kind}; filename="file.${extensionOf(name)}"; filename*=UTF-8''${inFilename(name)}`
}
