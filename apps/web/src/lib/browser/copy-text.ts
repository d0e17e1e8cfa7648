import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { notify } from './notify.ts'

const refused = msg`浏览器不允许复制，请手动选择后复制。`

/** Puts a text on the clipboard and tells the reader: `done`, or that the browser refused. Never rejects. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    notify({ kind: 'success', title: done })
  } catch {
    notify({ kind: 'error', title: i18n._(refused) })
  }
}
