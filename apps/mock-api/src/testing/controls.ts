import type { Answer, TestBed } from './test-bed.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** A call of the controls, in a world. */
export const control = (
  bed: TestBed,
  method: Method,
  path: string,
  payload?: object,
  world?: string,
): Promise<Answer> =>
  bed.app.inject({
    method,
    url: `/__mock${path}`,
    ...(payload && { payload }),
    headers: world ? { 'x-mock-world': world } : {},
  })

/** A call of the product's API, in a world, as a persona of that world. */
export async function product(bed: TestBed, world: string, path: string, persona?: string): Promise<Answer> {
  const headers: Record<string, string> = { 'x-mock-world': world }
  if (persona) {
    const answer = await control(bed, 'POST', `/personas/${persona}/token`, undefined, world)
    headers.authorization = `Bearer ${answer.json().token}`
  }
  return bed.app.inject({ url: `/ht${path}`, headers })
}

/** How often an article was read in a world; asking counts as reading. */
export const viewsIn = async (bed: TestBed, world: string): Promise<number> =>
  (await product(bed, world, '/api/public/info-news-article/1001')).json().viewCount
