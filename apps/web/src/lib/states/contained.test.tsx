import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { ChunkLoadError } from '../api/chunk-error.ts'
import { Contained } from './contained.tsx'
import { ContainedPart } from './contained-part.tsx'

// React and the router tell of each error that they hand to a boundary.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

const Thrown = ({ error }: { error: Error }): never => {
  throw error
}

it('leaves out what cannot be shown', async () => {
  await renderPage(
    <>
      <Contained>
        <Thrown error={new TypeError('broken')} />
      </Contained>
      <p>旁边</p>
    </>,
  )
  expect(screen.getByText('旁边')).toBeTruthy()
  expect(screen.queryByText(/broken/)).toBeNull()
})

it('says of a part of a page that it cannot be shown', async () => {
  await renderPage(
    <>
      <ContainedPart>
        <Thrown error={new TypeError('broken')} />
      </ContainedPart>
      <p>旁边</p>
    </>,
  )
  expect(screen.getByText('这部分内容暂时无法显示。')).toBeTruthy()
  expect(screen.getByText('旁边')).toBeTruthy()
})

it('leaves it to the page when a part of the app does not load', async () => {
  await renderPage(
    <>
      <ContainedPart>
        <Thrown error={new ChunkLoadError('no part')} />
      </ContainedPart>
      <p>旁边</p>
    </>,
  )
  expect(screen.getByText(/no part/)).toBeTruthy()
  expect(screen.queryByText('旁边')).toBeNull()
})
