import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { FilterSelect } from './filter-bar.tsx'

it('brings itself to the top once the address has changed, where what it finds would begin out of sight', async () => {
  const changed = Promise.withResolvers<void>()
  const options = [{ value: 'linjiang', label: '临江市' }]
  const onChange = vi.fn(() => changed.promise)
  render(<FilterSelect label="城市" all="不限" value={undefined} options={options} onChange={onChange} />)
  const select = screen.getByLabelText('城市')
  vi.spyOn(select, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 700))
  select.scrollIntoView = vi.fn()
  fireEvent.change(select, { target: { value: 'linjiang' } })
  expect(onChange).toHaveBeenCalledWith('linjiang')
  expect(select.scrollIntoView).not.toHaveBeenCalled()
  changed.resolve()
  await vi.waitFor(() => expect(select.scrollIntoView).toHaveBeenCalledOnce())
})
