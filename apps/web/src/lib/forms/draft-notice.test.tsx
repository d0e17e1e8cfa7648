import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { DraftNotice } from './draft-notice.tsx'
import { useUnkept } from './use-unkept.ts'

afterEach(cleanup)

function Form({ values = {} }: { values?: object }) {
  const unkept = useUnkept(values)
  const [isRestored, setRestored] = useState(true)
  return (
    <form>
      {isRestored && (
        <DraftNotice savedAt={new Date()} unkept={unkept} onStartAnew={() => setRestored(false)} />
      )}
      <input aria-label="First" />
      <input aria-label="Second" />
    </form>
  )
}

it('leads to the first field when it goes', async () => {
  await renderPage(<Form />)
  const button = screen.getByRole('button', { name: '清空重填' })
  button.focus()
  fireEvent.click(button)
  expect(button.isConnected).toBe(false)
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'First' }))
})

it.each([
  ['身份证号、短信验证码', { idNumber: '', phoneCode: '' }],
  ['密码、短信验证码', { password: '', phoneCode: '' }],
  ['短信验证码', { phoneCode: '' }],
])('says that %s is to be filled in again, where the form has it', async (unkept, values) => {
  await renderPage(<Form values={values} />)
  expect(screen.getByText(new RegExp(`^${unkept}没有保存`))).toBeTruthy()
})
