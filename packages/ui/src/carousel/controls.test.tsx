import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { type CarouselLabels, Controls } from './controls.tsx'

const labels: CarouselLabels = {
  name: 'Pictures',
  carousel: 'carousel',
  slide: 'slide',
  position: (index, count) => `${index} of ${count}`,
  previous: 'Previous',
  next: 'Next',
  play: 'Play',
  pause: 'Pause',
  choose: 'Choose',
}

const go = vi.fn()
const togglePlaying = vi.fn()
const renderControls = (selected: number, isPlaying = true, canPlay = true) =>
  render(
    <Controls panelIds={['a', 'b', 'c']} {...{ selected, isPlaying, canPlay, togglePlaying, go, labels }} />,
  )

afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

it('goes round at both ends', () => {
  renderControls(0)
  fireEvent.click(screen.getByRole('button', { name: 'Previous' }))
  expect(go).toHaveBeenLastCalledWith(2)
  cleanup()
  renderControls(2)
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(go).toHaveBeenLastCalledWith(0)
})

it('has one tab stop among the dots, and arrows choose', () => {
  renderControls(1)
  const tabs = screen.getAllByRole('tab')
  expect(tabs.map((tab) => tab.tabIndex)).toEqual([-1, 0, -1])
  expect(screen.getByRole('tab', { selected: true }).getAttribute('aria-controls')).toBe('b')
  fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key: 'ArrowRight' })
  expect(go).toHaveBeenLastCalledWith(2)
  expect(document.activeElement).toBe(tabs[2])
})

it('offers the other of pause and play, and neither where nothing moves', () => {
  renderControls(0, true)
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }))
  expect(togglePlaying).toHaveBeenCalledOnce()
  cleanup()
  renderControls(0, false)
  expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy()
  cleanup()
  renderControls(0, false, false)
  expect(screen.queryByRole('button', { name: /Play|Pause/ })).toBeNull()
})
