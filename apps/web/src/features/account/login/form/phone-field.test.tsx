import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { renderPage } from '../../../../testing/render-page.tsx'
import { PhoneField } from './phone-field.tsx'

function Phone() {
  const [phone, setPhone] = useState('')
  const input = {
    name: 'phone',
    ref: () => {},
    onBlur: async () => {},
    onChange: async ({ target }: { target: { value: string } }) => setPhone(target.value),
  }
  return <PhoneField phone={phone} input={input} error={undefined} />
}

it.each([
  ['hengxin', true],
  ['91350100M000100Y43', true],
  ['913501000001000043', true],
  ['133501000001000043', true],
  ['13800010001', false],
  ['138 0001 0001', false],
  ['1380001', false],
  ['9135010', false],
  ['', false],
])('says whose login %s belongs to: %s', async (typed, isUnits) => {
  await renderPage(<Phone />)
  const field = screen.getByLabelText<HTMLInputElement>(/^手机号码/)
  expect(field.maxLength).toBe(18)
  fireEvent.change(field, { target: { value: typed } })
  expect(screen.queryByRole('link', { name: '前往单位会员登录' }) !== null).toBe(isUnits)
  cleanup()
})
