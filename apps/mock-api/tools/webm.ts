/** One encoded frame; times in milliseconds. */
export interface Frame {
  time: number
  isKey: boolean
  data: Uint8Array
}

export interface Video {
  width: number
  height: number
  /** Milliseconds. */
  duration: number
  /** Matroska's name of the codec, such as `V_VP9`. */
  codec: string
  frames: readonly Frame[]
}

// Source of the element ids: matroska.org/technical/elements.html
const id = {
  ebml: 0x1a45dfa3,
  segment: 0x18538067,
  info: 0x1549a966,
  tracks: 0x1654ae6b,
  cues: 0x1c53bb6b,
  cluster: 0x1f43b675,
} as const

function numberBytes(value: number): Buffer {
  const hex = value.toString(16)
  return Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex')
}

/** Sizes always take eight bytes, so that an element's length does not depend on what it says. */
function sizeBytes(size: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64BE(BigInt(size))
  bytes[0] = 1
  return bytes
}

function element(name: number, ...content: Uint8Array[]): Buffer {
  const body = Buffer.concat(content)
  return Buffer.concat([numberBytes(name), sizeBytes(body.length), body])
}

const uint = (name: number, value: number): Buffer => element(name, numberBytes(value))
const text = (name: number, value: string): Buffer => element(name, Buffer.from(value, 'utf8'))

function float(name: number, value: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeDoubleBE(value)
  return element(name, bytes)
}

const header = (): Buffer =>
  element(
    id.ebml,
    uint(0x4286, 1),
    uint(0x42f7, 1),
    uint(0x42f2, 4),
    uint(0x42f3, 8),
    text(0x4282, 'webm'),
    uint(0x4287, 4),
    uint(0x4285, 2),
  )

/** Times are counted in units of a million nanoseconds: milliseconds. */
const info = ({ duration }: Video): Buffer =>
  element(
    id.info,
    uint(0x2ad7b1, 1_000_000),
    float(0x4489, duration),
    text(0x4d80, 'portal'),
    text(0x5741, 'portal'),
  )

function tracks({ width, height, codec }: Video): Buffer {
  const picture = element(0xe0, uint(0xb0, width), uint(0xba, height))
  const track = [uint(0xd7, 1), uint(0x73c5, 1), uint(0x9c, 0), uint(0x83, 1), text(0x86, codec), picture]
  return element(id.tracks, element(0xae, ...track))
}

function simpleBlock({ time, isKey, data }: Frame, clusterTime: number): Buffer {
  const head = Buffer.alloc(4)
  head[0] = 0x81
  head.writeInt16BE(time - clusterTime, 1)
  head[3] = isKey ? 0x80 : 0
  return element(0xa3, head, data)
}

/** A cluster begins with each key frame: what can be seeked to. */
function clustersOf(frames: readonly Frame[]): { time: number; bytes: Buffer }[] {
  const groups: Frame[][] = []
  for (const frame of frames) {
    if (frame.isKey) groups.push([])
    groups.at(-1)?.push(frame)
  }
  return groups.map((group) => {
    const time = group[0]?.time ?? 0
    const blocks = group.map((frame) => simpleBlock(frame, time))
    return { time, bytes: element(id.cluster, uint(0xe7, time), ...blocks) }
  })
}

/** Where each cluster lies in the segment; four bytes for each place, so that their sum is known beforehand. */
function cues(clusters: readonly { time: number; bytes: Buffer }[], before: number): Buffer {
  const build = (start: number) => {
    let place = start
    const points = clusters.map(({ time, bytes }) => {
      const where = Buffer.alloc(4)
      where.writeUInt32BE(place)
      place += bytes.length
      return element(0xbb, uint(0xb3, time), element(0xb7, uint(0xf7, 1), element(0xf1, where)))
    })
    return element(id.cues, ...points)
  }
  return build(before + build(0).length)
}

/** A WebM file of one video track, with its length and an index, so that a player can seek. */
export function webmFile(video: Video): Uint8Array {
  const head = Buffer.concat([info(video), tracks(video)])
  const clusters = clustersOf(video.frames)
  const index = cues(clusters, head.length)
  return Buffer.concat([header(), element(id.segment, head, index, ...clusters.map(({ bytes }) => bytes))])
}
