import { createRandom } from '../../domain/random.ts'
import { escapeMarkup } from '../../domain/text/escape.ts'
import { brass, ink } from './palette.ts'
import { area, box, line, ring, type Size, svgDocument, through } from './pen.ts'
import { textAt } from './text.ts'

const view: Size = { w: 240, h: 240 }

const hexagon = through(
  [
    [120, 14],
    [212, 67],
    [212, 173],
    [120, 226],
    [28, 173],
    [28, 67],
  ],
  true,
)
const gable = through(
  [
    [20, 96],
    [120, 20],
    [220, 96],
    [220, 220],
    [20, 220],
  ],
  true,
)
const seals = [box(22, 22, 196, 196), ring(120, 120, 104), hexagon, gable] as const

const inks = [ink[700], ink[500], ink[900], brass[700], brass[500]] as const

const place = /^(?:江川省?|临江|云洲|松陵|白沙|青屿|望山|澄阳|丹河|平湖州?)(?:市|州)?/

/** What a unit is called by in short: the name behind the place, e.g. 江川衡准工程造价咨询有限公司 → 衡. */
const brand = (name: string) => [...name.replace(place, '')][0] ?? [...name][0] ?? '?'

/** A unit's mark: the first character of its name in a seal, both following from `key` and `name`. */
export const logoSvg = (key: string, name: string): string => {
  const random = createRandom(`logo/${key}`)
  const colour = random.pick(inks)
  const seal = random.pick(seals)
  const isSolid = random.chance(0.6)
  const letter = escapeMarkup(brand(name))
  const style = { x: 120, y: seal === gable ? 190 : 162, size: 116, weight: 700, anchor: 'middle' } as const
  return svgDocument(
    view,
    view,
    (isSolid ? area(seal, colour) : area(seal, '#ffffff') + line(seal, colour, 10)) +
      textAt({ ...style, fill: isSolid ? '#ffffff' : colour }, letter),
  )
}
