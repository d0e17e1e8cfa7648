import { crc32, deflateSync } from 'node:zlib'

const width = 120
const height = 160

/** A head and shoulders in grey. */
function shadeAt(x: number, y: number): number {
  const [dx, dy] = [x - width / 2, y - height]
  const isHead = dx ** 2 + (y - 66) ** 2 < 27 ** 2
  const isBody = (dx / 50) ** 2 + (dy / 58) ** 2 < 1
  return isHead || isBody ? 110 : 225
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/** A portrait as PNG: eight bits of grey a pixel, each row unfiltered. */
export function drawPortrait(): Uint8Array {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 8
  const rows = Array.from({ length: height }, (_, y) => [
    0,
    ...Array.from({ length: width }, (_, x) => shadeAt(x, y)),
  ])
  const pixels = deflateSync(Uint8Array.from(rows.flat()))
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  const nothing = new Uint8Array()
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', nothing)])
}
