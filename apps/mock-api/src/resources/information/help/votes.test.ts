import { expect, it } from 'vitest'
import { createTestBed, type TestBed } from '../../../testing/test-bed.ts'

const path = '/api/help-articles/3101/vote'
const vote = ({ post }: TestBed, persona: string, isHelpful: number) => post(path, { isHelpful }, persona)
const voteOf = async ({ get }: TestBed, persona: string) => (await get(path, persona)).json()

it('counts one vote a member, the last', async () => {
  const bed = await createTestBed()
  expect(await voteOf(bed, 'hengxin')).toEqual({
    articleId: 3101,
    isHelpful: null,
    helpfulCount: 0,
    voteCount: 0,
  })
  await vote(bed, 'hengxin', 1)
  await vote(bed, 'hengxin', 1)
  await vote(bed, 'mingce', 1)
  expect((await vote(bed, 'su', 0)).json()).toMatchObject({ isHelpful: 0, helpfulCount: 2, voteCount: 3 })
  await vote(bed, 'mingce', 0)
  expect(await voteOf(bed, 'mingce')).toMatchObject({ isHelpful: 0, helpfulCount: 1, voteCount: 3 })
  expect(await voteOf(bed, 'lin')).toMatchObject({ isHelpful: null, voteCount: 3 })
})

it('is of questions that there are, by who is logged in, yes or no', async () => {
  const bed = await createTestBed()
  expect((await bed.post('/api/help-articles/999999/vote', { isHelpful: 1 }, 'su')).statusCode).toBe(404)
  expect((await bed.get('/api/help-articles/999999/vote', 'su')).statusCode).toBe(404)
  expect((await bed.post(path, { isHelpful: 1 })).statusCode).toBe(401)
  expect((await vote(bed, 'su', 2)).statusCode).toBe(400)
})
