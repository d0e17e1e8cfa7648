/** The end of an axis with its ticks, both in the axis' unit. */
export interface Scale {
  max: number
  ticks: number[]
}

const steps = [1, 2, 2.5, 5, 10]

/** The smallest of 1, 2, 2.5 and 5 times a power of ten that is not below the value. */
function niceStep(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value))
  const factor = steps.find((step) => step * power >= value * (1 - 1e-9)) ?? 10
  return Number((factor * power).toPrecision(3))
}

/** An axis from zero to a round figure not below the value, in at most `count` steps. */
export function scaleTo(value: number, count: number): Scale {
  const step = niceStep(Math.max(value, Number.EPSILON) / count)
  const used = Math.ceil(value / step - 1e-9)
  const ticks = Array.from({ length: used + 1 }, (_, index) => Number((index * step).toPrecision(12)))
  return { max: ticks.at(-1) ?? step, ticks }
}
