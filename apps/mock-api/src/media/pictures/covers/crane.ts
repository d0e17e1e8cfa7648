import type { Random } from '../../../domain/random.ts'
import { towerCrane } from '../elements/crane.ts'
import { dimensionColumn } from '../elements/dimension.ts'
import { facade, facadeWire } from '../elements/elevation.ts'
import { area, box, line, n, ring, segment, shape } from '../pen.ts'
import type { Tone } from './tone.ts'

/** The crane alone and near, a beam on its hook. */
const lift = (tone: Tone, random: Random): string => {
  const x = random.int(210, 290)
  const height = random.int(300, 345)
  const jib = random.int(390, 440)
  const hook = random.int(110, 190)
  const beam = x + jib * 0.62
  const y = 450 - height + hook
  const rows = Array.from({ length: 6 }, (_, i) =>
    box(470 + i * 46, 450 - random.int(30, 120), 36, 130),
  ).join('')
  const slings = `M${n(beam)} ${y + 12}l-62 38m62 -38l62 38`
  return (
    area(rows, tone.solid, 0.3) +
    towerCrane({ foot: [x, 450], height, jib, hook, panel: 22, counter: 0.36 }, tone.line, 2.6) +
    line(slings, tone.line, 2) +
    shape(
      `${box(beam - 90, y + 50, 180, 9)}${box(beam - 90, y + 73, 180, 9)}${box(beam - 84, y + 59, 168, 14)}`,
      tone.accent,
      tone.line,
      1.6,
    ) +
    shape(box(x - 46, 438, 92, 24), tone.solid, tone.line, 2.4) +
    line(segment(40, 463, 760, 463), tone.line, 3.4)
  )
}

/** A skyline of cranes over a low city. */
const forest = (tone: Tone, random: Random): string => {
  const look = { wall: tone.solid, line: tone.line, window: tone.light }
  const houses = Array.from({ length: 7 }, (_, i) =>
    facade(
      { x: 60 + i * 98, ground: 430, w: random.int(60, 92), floors: random.int(2, 7), floor: 22, bays: 4 },
      look,
    ),
  ).join('')
  const cranes = Array.from({ length: 4 }, (_, i) =>
    towerCrane(
      {
        foot: [130 + i * 175, 430],
        height: random.int(190, 330),
        jib: random.int(130, 190) * (random.chance(0.5) ? 1 : -1),
        panel: 24,
      },
      i % 3 === 1 ? tone.accent : tone.line,
      2.2,
    ),
  ).join('')
  return cranes + houses + line(segment(30, 431, 770, 431), tone.line, 3.4)
}

/** A building of which the lower floors stand and the upper are ruled, under one or two cranes. */
const rise = (tone: Tone, random: Random): string => {
  const floors = random.int(8, 12)
  const standing = random.int(3, floors - 3)
  const w = random.int(190, 280)
  const x = random.int(300, 380)
  const base = { x, ground: 424, w, floor: 24, bays: random.int(5, 8) }
  const top = 424 - floors * 24
  const left = towerCrane(
    {
      foot: [x - 60, 424],
      height: random.int(290, 340),
      jib: random.int(300, 380),
      hook: random.int(30, 90),
      panel: 20,
    },
    tone.line,
    2.2,
  )
  const right = towerCrane(
    {
      foot: [x + w + 90, 424],
      height: random.int(190, 250),
      jib: -random.int(140, 200),
      hook: 60,
      panel: 20,
    },
    tone.accent,
    2.2,
  )
  const sun = area(ring(random.int(560, 680), random.int(110, 170), random.int(46, 70)), tone.solid, 0.35)
  return (
    sun +
    facadeWire({ ...base, floors }, tone.line) +
    facade({ ...base, floors: standing }, { wall: tone.solid, line: tone.line, window: tone.light }) +
    left +
    (random.chance(0.6)
      ? right
      : dimensionColumn(x + w + 44, [424, 424 - standing * 24, top], { colour: tone.accent })) +
    line(segment(40, 425, 760, 425), tone.line, 3.4)
  )
}

export const crane = (tone: Tone, random: Random): string => random.pick([rise, lift, forest])(tone, random)
