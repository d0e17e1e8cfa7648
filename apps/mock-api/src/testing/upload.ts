import type { KeptFile } from '@portal/api-contract'
import type { Answer, TestBed } from './test-bed.ts'

/** First bytes of files that are taken, with something behind them. */
export const sample = {
  png: Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
  jpg: Buffer.from('ffd8ffe000104a46494600010100', 'hex'),
  pdf: Buffer.from('%PDF-1.4\n%%EOF\n'),
} as const

/** A part of a form: a file when it has a name. */
export interface Part {
  field?: string
  name?: string
  bytes: Uint8Array
}

const boundary = 'portal-form-boundary'

function partOf({ field = 'file', name, bytes }: Part): Buffer {
  const file = name === undefined ? '' : `; filename="${name}"`
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"${file}\r\n`
  const type = name === undefined ? '' : 'content-type: application/octet-stream\r\n'
  return Buffer.concat([Buffer.from(`${head}${type}\r\n`), bytes, Buffer.from('\r\n')])
}

/** Posts a form as a browser does. */
export function postParts(bed: TestBed, path: string, parts: Part[], persona?: string): Promise<Answer> {
  return bed.app.inject({
    method: 'POST',
    url: `/ht${path}`,
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      ...(persona && { authorization: `Bearer ${bed.tokenOf(persona)}` }),
    },
    payload: Buffer.concat([...parts.map(partOf), Buffer.from(`--${boundary}--\r\n`)]),
  })
}

/** Uploads a file that is taken. @param persona whose it is; a visitor's without */
export async function upload(bed: TestBed, persona?: string, name = '证书.png'): Promise<KeptFile> {
  const kind = name.split('.').at(-1) as keyof typeof sample
  const path = persona ? '/api/files' : '/api/public/files'
  return (await postParts(bed, path, [{ name, bytes: sample[kind] }], persona)).json()
}
