import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  Button,
  Checkbox,
  DataTable,
  Field,
  Input,
  Menu,
  NativeSelect,
  Pagination,
  Progress,
  RadioCards,
  RadioGroup,
  Select,
  Switch,
  TabNav,
  Textarea,
  UiProvider,
} from './index.ts'

// A busy machine takes its time to write styles; nothing here is about speed.
configure({ asyncUtilTimeout: 15_000 })
vi.setConfig({ testTimeout: 30_000 })
afterEach(cleanup)

const show = (content: ReactNode) => render(<UiProvider>{content}</UiProvider>)

const options = [
  { value: 'a', label: 'Alpha' },
  { value: 'b', label: 'Beta' },
]

/** What emotion wrote for the element. */
const rulesOf = (element: Element) =>
  [...document.querySelectorAll('style')]
    .map(({ textContent }) => textContent)
    .filter((text) => [...element.classList].some((name) => text.includes(`.${name}`)))
    .join('\n')

describe('a recipe', () => {
  it('comes with the component that was imported', () => {
    show(<Button>Send</Button>)
    expect(rulesOf(screen.getByRole('button'))).toContain('--accent')
  })
})

describe('Field', () => {
  it.each([
    ['Input', <Input key="1" />],
    ['Input with a unit', <Input key="2" end="元" />],
    ['Textarea', <Textarea key="3" />],
    ['NativeSelect', <NativeSelect key="4" />],
  ])('ties its label, hint and error to an %s', async (_name, control) => {
    show(
      <Field label="Name" hint="As on the licence" error="Too short" required>
        {control}
      </Field>,
    )
    const element = screen.getByLabelText(/^Name/)
    expect(element.getAttribute('aria-invalid')).toBe('true')
    await waitFor(() => {
      const ids = element.getAttribute('aria-describedby')?.split(' ') ?? []
      const words = ids.map((id) => document.getElementById(id)?.textContent).join(' ')
      expect(words).toContain('As on the licence')
      expect(words).toContain('Too short')
    })
  })
})

describe('Button', () => {
  it.each([
    [true, 0],
    [false, 1],
  ])('busy %s lets %d clicks through and keeps the focus', (busy, count) => {
    const onClick = vi.fn()
    show(
      <Button busy={busy} onClick={onClick}>
        Send
      </Button>,
    )
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Send' })
    fireEvent.click(button)
    expect(onClick).toHaveBeenCalledTimes(count)
    expect(button.disabled).toBe(false)
  })

  it.each([
    [false, 1],
    [undefined, 2],
  ])('busy %s lets %d clicks of a double click through', (busy, count) => {
    const onClick = vi.fn()
    show(
      <Button busy={busy as boolean} onClick={onClick}>
        Send
      </Button>,
    )
    fireEvent.click(screen.getByRole('button'), { detail: 1 })
    fireEvent.click(screen.getByRole('button'), { detail: 2 })
    expect(onClick).toHaveBeenCalledTimes(count)
  })
})

describe('choices', () => {
  it('a menu of options knows the chosen one and tells the next', async () => {
    const onSelect = vi.fn()
    const item = (id: string, checked: boolean) => ({ id, label: id, checked, onSelect: () => onSelect(id) })
    show(<Menu trigger={<Button>Language</Button>} items={[item('中文', true), item('English', false)]} />)
    fireEvent.click(screen.getByRole('button', { name: 'Language' }))
    const chosen = await screen.findByRole('menuitemradio', { name: '中文' })
    expect(chosen.getAttribute('aria-checked')).toBe('true')
    fireEvent.click(screen.getByRole('menuitemradio', { name: 'English' }))
    await waitFor(() => expect(onSelect).toHaveBeenCalledExactlyOnceWith('English'))
  })

  it('a select hands out what was chosen', async () => {
    const onChange = vi.fn()
    show(<Select label="Level" items={options} value="a" onChange={onChange} />)
    fireEvent.click(screen.getByRole('combobox', { name: 'Level' }))
    fireEvent.click(await screen.findByRole('option', { name: 'Beta' }))
    await waitFor(() => expect(onChange).toHaveBeenCalledExactlyOnceWith('b'))
  })

  it('checkbox, switch and cards say what they were set to', async () => {
    const onChange = vi.fn()
    show(
      <>
        <Checkbox onChange={onChange}>Agree</Checkbox>
        <Switch onChange={onChange}>Letters</Switch>
        <RadioCards legend="Pay by" items={options} onChange={onChange} />
      </>,
    )
    for (const [role, name, value] of [
      ['checkbox', 'Agree', true],
      ['switch', 'Letters', true],
      ['radio', 'Beta', 'b'],
    ] as const) {
      fireEvent.click(screen.getByRole(role, { name }))
      await waitFor(() => expect(onChange).toHaveBeenLastCalledWith(value))
    }
  })
})

describe('what is read out', () => {
  it('a progress has its label for a name, and says how far it is', () => {
    show(<Progress label="Learning" value={40} valueText="2 of 5 lessons" />)
    const bar = screen.getByRole('progressbar', { name: 'Learning' })
    expect(bar.getAttribute('aria-valuenow')).toBe('40')
    expect(document.getElementById(bar.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      '2 of 5 lessons',
    )
  })

  it.each([RadioGroup, RadioCards])('a group is described by what is wrong with it', (Group) => {
    show(<Group legend="Pay by" items={options} error="Choose one." />)
    const group = screen.getByRole('radiogroup', { name: 'Pay by' })
    expect(group.getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Choose one.',
    )
  })
})

describe('lists', () => {
  const labels = { nav: 'Pages', previous: 'Back', next: 'On', page: (page: number) => `page ${page}` }

  it('the pages of a list are links when the address keeps the page', () => {
    const link = (page: number) => <a href={`?page=${page}`}>{page}</a>
    show(<Pagination page={2} pageCount={3} labels={labels} link={link} />)
    expect(screen.getByRole('link', { name: 'page 3' }).getAttribute('href')).toBe('?page=3')
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('?page=1')
    expect(screen.getByRole('link', { name: 'page 2' }).getAttribute('aria-current')).toBe('page')
  })

  it('a table names its rows and repeats its heads for the cards', () => {
    show(
      <DataTable
        caption="Orders"
        rows={[{ id: 7, sum: '¥2,000.00' }]}
        rowKey={({ id }) => id}
        columns={[
          { id: 'id', header: 'Number', cell: ({ id }) => id, isRowHeader: true },
          { id: 'sum', header: 'Amount', cell: ({ sum }) => sum, align: 'end' },
        ]}
      />,
    )
    expect(screen.getByRole('rowheader', { name: '7' })).toBeTruthy()
    expect(screen.getByRole('cell', { name: '¥2,000.00' }).dataset.label).toBe('Amount')
  })

  it('a table says what it is sorted by, and a press on a head tells its column', () => {
    const onSort = vi.fn()
    show(
      <DataTable
        caption="Orders"
        rows={[7]}
        rowKey={(row) => row}
        sort={{ columnId: 'sum', direction: 'desc' }}
        onSort={onSort}
        columns={[
          { id: 'id', header: 'Number', cell: (row) => row },
          { id: 'sum', header: 'Amount', cell: (row) => row, isSortable: true },
          { id: 'date', header: 'Date', cell: (row) => row, isSortable: true },
        ]}
      />,
    )
    const heads = screen.getAllByRole('columnheader').map((head) => head.getAttribute('aria-sort'))
    expect(heads).toEqual([null, 'descending', 'none'])
    fireEvent.click(screen.getByRole('button', { name: 'Date' }))
    expect(onSort).toHaveBeenCalledExactlyOnceWith('date')
  })

  it('tabs that are links mark the one that is open', () => {
    const tabs = ['fees', 'orders'].map((id) => ({ id, label: id }))
    show(<TabNav label="Money" tabs={tabs} currentId="fees" link={({ id }) => <a href={`#${id}`}>{id}</a>} />)
    expect(screen.getByRole('navigation', { name: 'Money' })).toBeTruthy()
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('fees')
  })
})
