import { Field, UiProvider } from '@portal/ui/chakra'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { DistrictInput } from './district-input.tsx'

function District({ city, first }: { city: string; first: string }) {
  const [value, setValue] = useState(first)
  return (
    <UiProvider>
      <Field label="区县">
        <DistrictInput
          city={city}
          value={value}
          onChange={setValue}
          onBlur={() => {}}
          emptyLabel="请选择"
          maxLength={30}
          ref={null}
        />
      </Field>
    </UiProvider>
  )
}

const show = (city: string, first = '') => renderPage(<District city={city} first={first} />)
const field = () => screen.findByLabelText<HTMLInputElement & HTMLSelectElement>('区县')
const labels = async () => [...(await field()).options].map(({ textContent }) => textContent)

afterEach(cleanup)

it('offers the districts of the city, and a field for others', async () => {
  await show('平湖州')
  expect(await labels()).toEqual(['请选择', '平湖县', '拉措县', '其他，手工填写'])
})

it('asks for the city first', async () => {
  await show('')
  expect(await labels()).toEqual(['请先选择城市'])
})

it('shows a district that no list has as it was typed, and leads back to the list', async () => {
  await show('平湖州', '高原新区')
  expect((await field()).tagName).toBe('INPUT')
  expect((await field()).value).toBe('高原新区')
  fireEvent.click(screen.getByRole('button', { name: '从列表中选择区县' }))
  expect(await labels()).toContain('拉措县')
})

it('takes one that is typed', async () => {
  await show('平湖州')
  fireEvent.change(await field(), { target: { value: 'not-listed' } })
  fireEvent.change(await field(), { target: { value: '平湖' } })
  fireEvent.change(await field(), { target: { value: '平湖县' } })
  expect((await field()).tagName).toBe('INPUT')
  expect((await field()).value).toBe('平湖县')
})
