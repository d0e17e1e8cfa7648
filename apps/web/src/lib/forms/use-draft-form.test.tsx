import { valibotResolver } from '@hookform/resolvers/valibot'
import { act, renderHook } from '@testing-library/react'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { useDraftForm } from './use-draft-form.ts'

const schema = v.pipe(
  v.object({ name: v.pipe(v.string(), v.nonEmpty('name')), from: v.number(), to: v.number() }),
  v.forward(
    v.partialCheck([['from'], ['to']], ({ from, to }) => from <= to, 'order'),
    ['to'],
  ),
)

it('tells what two fields ask of each other while others are still wrong', async () => {
  const { result } = renderHook(() =>
    useDraftForm({
      name: 'test',
      empty: { name: '', from: 2, to: 1 },
      lasting: (values) => values,
      resolver: valibotResolver(schema),
    }),
  )
  await act(() => result.current.form.handleSubmit(() => {})())
  const { getFieldState } = result.current.form
  expect(getFieldState('name').error?.message).toBe('name')
  expect(getFieldState('to').error?.message).toBe('order')
})
