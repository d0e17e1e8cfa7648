type Body = Record<string, unknown>

const refusal = { title: 'Bad Request', status: 400, message: 'error.validation' }

/** As a strict backend refuses what is put: a property that nobody knows, a value of another type, a fraction, or nothing but blanks; else null. */
export function refusedPut(before: Body, put: Body): Response | null {
  const isWrong = Object.entries(put).some(
    ([name, value]) =>
      !(name in before) ||
      (before[name] !== null && value !== null && typeof value !== typeof before[name]) ||
      (Number.isInteger(before[name]) && !Number.isInteger(value)) ||
      (typeof value === 'string' && value !== '' && value.trim() === ''),
  )
  if (!isWrong) return null
  return Response.json(refusal, { status: 400, headers: { 'content-type': 'application/problem+json' } })
}
