import { Buffer } from 'node:buffer'
import type { Random } from '../../shared/random.ts'
import type { Body } from '../../shared/request-parts.ts'
import { oddTexts } from './odd-texts.ts'

/** One pixel, transparent. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const boundary = 'fuzz-boundary'
const typed = `multipart/form-data; boundary=${boundary}`

interface Part {
  name: string
  fileName?: string | undefined
  bytes?: Uint8Array
  headers?: string
}

function bytesOf({ name, fileName, bytes = png, headers = 'Content-Type: image/png\r\n' }: Part): Uint8Array {
  const file = fileName === undefined ? '' : `; filename="${fileName}"`
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n${headers}\r\n`
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n')])
}

const close = Buffer.from(`--${boundary}--\r\n`)
const whole = (parts: Part[]): Buffer => Buffer.concat([...parts.map(bytesOf), close])

type Form = Omit<Extract<Body, { kind: 'form' }>, 'kind'>
const broken = (bytes: Uint8Array, type = typed): Form => ({ type, bytes, isSound: false })

type Damage = (parts: Part[], random: Random) => Form

const fileNames = [
  '',
  '../../../etc/passwd',
  'a\0.png',
  'C:\\a.png',
  '.png',
  '图.png',
  `${'长'.repeat(400)}.png`,
  ...oddTexts,
]

const damages: Record<string, Damage> = {
  'part twice': (parts) => broken(whole([...parts, ...parts])),
  'a part too many': (parts) => broken(whole([...parts, { name: 'extra', fileName: 'a.png' }])),
  'another name': (parts, random) =>
    broken(whole(parts.map((part) => ({ ...part, name: random.pick(oddTexts) })))),
  'no file name': (parts) => broken(whole(parts.map((part) => ({ ...part, fileName: undefined })))),
  'no part': () => broken(close),
  'no bytes': () => broken(new Uint8Array()),
  'no boundary': (parts) => broken(whole(parts), 'multipart/form-data'),
  'another boundary': (parts) => broken(whole(parts), 'multipart/form-data; boundary=other'),
  'a boundary of 200 characters': (parts) =>
    broken(whole(parts), `multipart/form-data; boundary=${'b'.repeat(200)}`),
  'not ended': (parts) => broken(whole(parts).subarray(0, -close.length)),
  'cut within its head': (parts) => broken(whole(parts).subarray(0, 40)),
  'cut within the file': (parts) => broken(whole(parts).subarray(0, -close.length - 20)),
  'a head without an end': (parts) => broken(whole(parts.map((part) => ({ ...part, headers: 'X: y' })))),
  'a thousand parts': (parts) => broken(whole(Array(1000).fill(parts[0]))),
  'an empty file': (parts) => broken(whole(parts.map((part) => ({ ...part, bytes: new Uint8Array() })))),
  'JSON in its place': () => broken(Buffer.from('{"file":"a.png"}'), 'application/json'),
  'a file of another kind': (parts) =>
    broken(whole(parts.map((part) => ({ ...part, bytes: Buffer.from('<svg onload="alert(1)"/>') })))),
}

/** A form with a small picture in each of its parts. */
export function soundForm(names: readonly string[]): Body {
  return {
    kind: 'form',
    type: typed,
    bytes: whole(names.map((name) => ({ name, fileName: '图 1.png' }))),
    isSound: true,
  }
}

/** A damaged form, and in which way. Some odd file names may be valid, so no result is expected for them. */
export function damagedForm(names: readonly string[], random: Random): { label: string; body: Body } {
  const parts = names.map((name): Part => ({ name, fileName: 'a.png' }))
  if (random.chance(0.4)) {
    const fileName = random
      .pick(fileNames)
      .replaceAll('"', '%22')
      .replaceAll(/[\r\n]/g, '')
    const bytes = whole(parts.map((part) => ({ ...part, fileName })))
    return {
      label: `file name ${JSON.stringify(fileName.slice(0, 30))}`,
      body: { kind: 'form', type: typed, bytes, isSound: true },
    }
  }
  const label = random.pick(Object.keys(damages))
  const form = damages[label]?.(parts, random) ?? broken(close)
  return { label, body: { kind: 'form', ...form } }
}
