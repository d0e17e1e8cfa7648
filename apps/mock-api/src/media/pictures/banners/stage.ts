import { area, box, glow, gradient, type Size, svgDocument } from '../pen.ts'

export const stage: Size = { w: 1920, h: 520 }

type Ground = { from: string; to: string; light: string; lightAt: readonly [x: number, y: number] }

/**
 * Ground, light, picture and, last, a veil of the ground colour over the left, where the headline stands.
 */
export const onStage = (ground: Ground, picture: string, defs = ''): string => {
  const all = box(0, 0, stage.w, stage.h)
  const paints =
    gradient('ground', '0 0 1 .6', [0, ground.from], [0.55, ground.from], [1, ground.to]) +
    glow('light', ground.lightAt[0], ground.lightAt[1], 0.55, [0, ground.light, 0.75], [1, ground.light, 0]) +
    gradient('veil', '0 0 1 0', [0, ground.from, 0.92], [0.3, ground.from, 0.78], [0.52, ground.from, 0])
  const body = area(all, 'url(#ground)') + area(all, 'url(#light)') + picture + area(all, 'url(#veil)')
  return svgDocument(stage, stage, body, paints + defs)
}
