import type { ApplyMaterial, ReturnedForm } from '@portal/api-contract'
import { expect, it } from 'vitest'
import { changesSince } from './changes.ts'

const material = (id: number, name: string): ApplyMaterial => ({
  type: '身份证',
  file: { id, url: `files/${id}`, name, size: 1 },
})

const returned: ReturnedForm = {
  returnedDate: '2026-11-12T02:00:00Z',
  company: null,
  person: { name: '童小满', email: 'tong@mail.example', practiceYears: 5 } as ReturnedForm['person'],
  targetLevel: null,
  reason: null,
  recommender: '林知远',
  materials: [material(1, '正面.png'), material(2, '反面.png')],
}

it('are the fields that read otherwise, with what stood there', () => {
  const changes = changesSince(returned, {
    person: { name: '童小曼', gender: '女' },
    recommender: '林知远',
    materials: [material(3, '正面.png'), material(2, '反面.png')],
  })
  expect(Object.fromEntries(changes)).toMatchObject({
    'person.name': '童小满',
    'person.gender': '',
    'person.email': 'tong@mail.example',
    'materials.身份证': '正面.png、反面.png',
  })
  expect(changes.has('recommender')).toBe(false)
})

it('are none of what was put back, of what this website has no field for, and of what was not returned', () => {
  const { person, recommender, materials } = returned
  const same = { person: { ...person, unknown: undefined }, recommender, materials, reason: null }
  expect(changesSince(returned, same).size).toBe(0)
  expect(changesSince({ ...returned, person: { ...person, nickname: '小满' } as never }, same).size).toBe(0)
  expect(changesSince(null, same).size).toBe(0)
  expect(changesSince(undefined, { reason: '新' }).size).toBe(0)
})
