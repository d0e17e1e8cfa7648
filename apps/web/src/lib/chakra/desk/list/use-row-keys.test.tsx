import { fireEvent } from '@testing-library/react'
import { useRef } from 'react'
import { expect, it } from 'vitest'
import { renderInTab } from '../../../../testing/render-in-tab.tsx'
import { useRowKeys } from './use-row-keys.ts'

function List({ isOpen }: { isOpen: boolean }) {
  const place = useRef<HTMLTableElement>(null)
  useRowKeys(place, 1, 1)
  return (
    <>
      <table ref={place}>
        <tbody>
          <tr>
            <td>
              <a href="/first">first</a>
            </td>
          </tr>
        </tbody>
      </table>
      <div role="dialog" hidden={!isOpen} />
    </>
  )
}

const isRowFocusedAfterJ = async (isOpen: boolean) => {
  const { unmount } = await renderInTab(<List isOpen={isOpen} />)
  fireEvent.keyDown(window, { key: 'j' })
  const isLink = document.activeElement instanceof HTMLAnchorElement
  unmount()
  return isLink
}

it('J goes to a row, also while a page that is not looked at has a window open', async () => {
  expect(await isRowFocusedAfterJ(false)).toBe(true)
})

it('J leaves the keyboard to a window over the page', async () => {
  expect(await isRowFocusedAfterJ(true)).toBe(false)
})
