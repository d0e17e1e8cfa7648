import type { Random } from '../../../domain/random.ts'
import { towerCrane } from '../elements/crane.ts'
import { area, box, group, line, n, ring, segment, shape } from '../pen.ts'
import type { Tone } from './tone.ts'

/** A concrete frame behind its scaffold. */
const frame = (tone: Tone, random: Random): string => {
  const bays = random.int(4, 6)
  const floors = random.int(4, 5)
  const bay = 460 / bays
  const slabs = Array.from({ length: floors + 1 }, (_, i) =>
    box(150, 410 - i * 66, i === floors ? 460 - bay : 480, 11),
  ).join('')
  const columns = Array.from({ length: bays + 1 }, (_, i) =>
    box(
      160 + i * bay - 8,
      410 - (i === bays ? floors - 1 : floors) * 66,
      16,
      floors * 66 - (i === bays ? 66 : 0),
    ),
  ).join('')
  const bars = Array.from({ length: bays }, (_, i) =>
    [-5, 0, 5].map((dx) => `M${n(160 + i * bay + dx)} ${410 - floors * 66}v-30`).join(''),
  ).join('')
  const scaffold = Array.from(
    { length: 7 },
    (_, i) => `M620 ${410 - i * 50}h74M620 ${410 - i * 50}l74 -50`,
  ).join('')
  return (
    area(box(160, 146, 450, 264), tone.light, 0.35) +
    area(slabs, tone.solid) +
    area(columns, tone.deep) +
    line(bars, tone.accent, 3) +
    line(`M620 428V60M694 428V60${scaffold}`, tone.line, 2) +
    line(segment(50, 421, 760, 421), tone.line, 3.4)
  )
}

/** An excavator in the pit, with the slope's measuring stakes. */
const pit = (tone: Tone, random: Random): string => {
  const depth = random.int(60, 96)
  const ground = `M0 ${390 - depth}H150L220 390H800V500H0z`
  const layers = [24, 50, 80]
    .map((dy) => `M0 ${390 - depth + dy}H${150 + Math.min(70, dy)}M220 ${390 + dy}H800`)
    .join('')
  const track =
    shape('M-100 -52H70A26 26 0 0 1 70 0H-100A26 26 0 0 1 -100 -52z', tone.deep, tone.line, 2.4) +
    shape([-92, -50, -10, 30, 66].map((x) => ring(x, -26, 13)).join(''), tone.light, tone.line, 2)
  const cab =
    shape('M-110 -130H-20V-190H40L62 -130V-64H-110z', tone.solid, tone.line, 2.4) +
    area('M-8 -178H34L48 -134H-8z', tone.light)
  const arm =
    shape(
      'M40 -112L150 -262L178 -250L70 -92zM158 -262L262 -170L246 -150L150 -238z',
      tone.solid,
      tone.line,
      2.4,
    ) + shape('M262 -176L286 -96L226 -88L216 -120z', tone.accent, tone.line, 2.4)
  const x = random.int(380, 470)
  return (
    area(ground, tone.solid, 0.3) +
    line(layers, tone.line, 1.4, 0.5) +
    line(`M0 ${390 - depth}H150L220 390H800`, tone.line, 3) +
    group(`translate(${x} 390)`, track, cab, arm) +
    line(`M120 ${390 - depth}v-70M96 ${340 - depth}h48`, tone.accent, 4)
  )
}

/** Helmet on a plan. */
const helmet = (tone: Tone, random: Random): string => {
  const shell = 'M-170 60C-176 -70 -90 -140 0 -140S176 -70 170 60z'
  const ridge = 'M-34 -136C-44 -90 -46 -30 -46 60H46C46 -30 44 -90 34 -136C20 -146 -20 -146 -34 -136z'
  const brim = 'M-214 60H190C214 60 226 78 220 92H-196C-214 92 -226 76 -214 60z'
  const turn = random.int(-8, 8)
  return (
    towerCrane(
      {
        foot: [random.pick([110, 690]), 440],
        height: 300,
        jib: random.pick([180, -180]),
        hook: 50,
        panel: 24,
      },
      tone.soft,
      2.4,
    ) +
    group(
      `translate(400 270) rotate(${turn})`,
      shape(shell, tone.solid, tone.line, 3),
      shape(ridge, tone.light, tone.line, 2.4),
      shape(brim, tone.deep, tone.line, 3),
      area(ring(0, 22, 20), tone.accent),
    ) +
    line(segment(120, 392, 680, 392), tone.line, 2.4)
  )
}

export const site = (tone: Tone, random: Random): string =>
  random.pick([frame, pit, helmet, frame])(tone, random)
