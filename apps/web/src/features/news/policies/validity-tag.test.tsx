import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { ValidityTag } from './validity-tag.tsx'

it.each(['已废止', '部分失效'])('says of a policy that it is %s', async (validity) => {
  await renderPage(<ValidityTag validity={validity as '已废止'} />)
  expect(screen.getByText(validity)).toBeTruthy()
})
