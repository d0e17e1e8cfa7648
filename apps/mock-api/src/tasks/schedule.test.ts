import { expect, it } from 'vitest'
import { createTestWorld } from '../testing/test-world.ts'
import { runDueTasks, schedule, type TaskKind, type TaskWork } from './schedule.ts'

/** Work of which one kind does something, and the others nothing. */
const workOf = (kind: TaskKind, work: TaskWork) =>
  new Proxy({} as Record<TaskKind, TaskWork>, { get: (_, name) => (name === kind ? work : () => {}) })

const waiting = 'SELECT kind, subjectId FROM dueTask WHERE subjectId > 900000'

it('drops and logs a task that throws, with nothing of its work, and goes on with the next', async () => {
  const { world, clock, lines } = await createTestWorld()
  const at = clock.now()
  schedule(world, 'REVIEW_EXPERT', 900_001, at)
  schedule(world, 'REVIEW_EXPERT', 900_002, at)
  const done: number[] = []
  const work = workOf('REVIEW_EXPERT', (_, subjectId) => {
    world.db.run('UPDATE member SET name = ? WHERE id = 1', [`${subjectId}`])
    if (subjectId === 900_001) throw new Error('no such thing')
    done.push(subjectId)
  })
  runDueTasks(world, work)
  expect(done).toEqual([900_002])
  expect(world.db.all(waiting)).toEqual([])
  expect(world.db.get('SELECT name FROM member WHERE id = 1')).toEqual({ name: '900002' })
  expect(lines.filter((line) => line.includes('900001'))).toEqual([
    expect.stringContaining('REVIEW_EXPERT of 900001 failed and is dropped: Error: no such thing'),
  ])
})

it('keeps a task that the store has failed', async () => {
  const { world, clock } = await createTestWorld()
  schedule(world, 'REVIEW_EXPERT', 900_001, clock.now())
  const full = Object.assign(new Error('database or disk is full'), { errcode: 13 })
  const work = workOf('REVIEW_EXPERT', () => {
    throw full
  })
  expect(() => runDueTasks(world, work)).toThrow(full)
  expect(world.db.all(waiting)).toEqual([{ kind: 'REVIEW_EXPERT', subjectId: 900_001 }])
})
