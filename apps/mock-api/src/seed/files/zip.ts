import { crc32, deflateRawSync } from 'node:zlib'

export type ZipEntry = { name: string; content: string | Uint8Array }

const UTF8_NAMES = 0x0800
const DEFLATE = 8
const VERSION = 20
/** 1980-01-01, the format's first day: a fixed date makes the same content the same file. */
const EPOCH_DATE = 0x0021

type Stored = { name: Buffer; packed: Buffer; crc: number; size: number }

const store = ({ name, content }: ZipEntry): Stored => {
  const data = Buffer.from(content)
  return { name: Buffer.from(name), packed: deflateRawSync(data), crc: crc32(data), size: data.length }
}

/** The fields that the local and the central header share, from `version needed` to `extra length`. */
const commonHeader = ({ name, packed, crc, size }: Stored): Buffer => {
  const header = Buffer.alloc(26)
  header.writeUInt16LE(VERSION, 0)
  header.writeUInt16LE(UTF8_NAMES, 2)
  header.writeUInt16LE(DEFLATE, 4)
  header.writeUInt16LE(EPOCH_DATE, 8)
  header.writeUInt32LE(crc, 10)
  header.writeUInt32LE(packed.length, 14)
  header.writeUInt32LE(size, 18)
  header.writeUInt16LE(name.length, 22)
  return header
}

const localRecord = (entry: Stored): Buffer =>
  Buffer.concat([Buffer.from('PK\x03\x04'), commonHeader(entry), entry.name, entry.packed])

const centralRecord = (entry: Stored, offset: number): Buffer => {
  const tail = Buffer.alloc(14)
  tail.writeUInt32LE(offset, 10)
  return Buffer.concat([
    Buffer.from('PK\x01\x02'),
    Buffer.from([VERSION, 0]),
    commonHeader(entry),
    tail,
    entry.name,
  ])
}

const endRecord = (count: number, size: number, offset: number): Buffer => {
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(offset, 16)
  return end
}

/** A ZIP archive (APPNOTE 6.3, no ZIP64) of the entries in their order; the same entries give the same bytes. */
export const zipFile = (entries: readonly ZipEntry[]): Uint8Array => {
  const stored = entries.map(store)
  const locals = stored.map(localRecord)
  let offset = 0
  const central = stored.map((entry, i) => {
    const record = centralRecord(entry, offset)
    offset += locals[i]?.length ?? 0
    return record
  })
  const directory = Buffer.concat(central)
  return new Uint8Array(
    Buffer.concat([...locals, directory, endRecord(stored.length, directory.length, offset)]),
  )
}
