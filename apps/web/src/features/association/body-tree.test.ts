import type { AssociationBody } from '@portal/api-contract'
import { expect, it } from 'vitest'
import { bodyTree } from './body-tree.ts'

const body = (id: number, parentId: number | null): AssociationBody => ({
  id,
  parentId,
  name: `body ${id}`,
  duty: '',
  chair: null,
  staffCount: null,
})

it('puts each body below the one it answers to, in the order told', () => {
  const [top, ...others] = bodyTree([body(1, null), body(3, 1), body(2, 1), body(4, 2)])
  expect(others).toEqual([])
  expect(top?.children.map((node) => node.body.id)).toEqual([3, 2])
  expect(top?.children[1]?.children.map((node) => node.body.id)).toEqual([4])
})

it('leaves out what answers to a body that is not there', () => {
  expect(bodyTree([body(1, null), body(2, 9)])).toHaveLength(1)
})
