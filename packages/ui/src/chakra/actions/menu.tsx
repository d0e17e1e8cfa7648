import { Menu as ChakraMenu } from '@chakra-ui/react/menu'
import { Portal } from '@chakra-ui/react/portal'
import { Fragment, type ReactElement, type ReactNode } from 'react'
import { Icon } from '../../artwork/icons.tsx'
import { floating, groupLabel, option, optionMark } from '../shared-styles.ts'
import { themedParts } from '../themed.ts'

/** The parts, for a menu that holds more than commands and choices. */
export const MenuParts = /* @__PURE__ */ themedParts(ChakraMenu, 'menu', {
  base: {
    content: {
      ...floating,
      minWidth: '12rem',
      maxWidth: 'min(20rem, 92vw)',
      maxHeight: 'var(--available-height)',
      overflowY: 'auto',
    },
    item: { ...option, '&[data-danger]': { color: 'cinnabar.fg' } },
    itemText: { flex: '1' },
    itemIndicator: optionMark,
    itemGroupLabel: groupLabel,
    itemCommand: { marginInlineStart: 'auto', color: 'fg.subtle', textStyle: 'xs' },
    separator: { marginBlock: '1.5', borderTop: '1px solid', borderColor: 'border' },
  },
})

export type MenuEntry = {
  id: string
  label: ReactNode
  icon?: ReactNode
  /** The keys that do the same, as "Ctrl K". */
  shortcut?: string
  disabled?: boolean
  /** Destroys something or cannot be undone. */
  danger?: boolean
  /** Present on the options of the menu's one choice (a language, a theme): whether it is the chosen one. */
  checked?: boolean
  /** A hairline above it. */
  startsGroup?: boolean
} & ({ onSelect: () => void } | { link: ReactElement })

type MenuProps = {
  /** A button that opens it. */
  trigger: ReactElement
  /** Names the menu where the trigger is an icon. */
  label?: string
  items: MenuEntry[]
  /** Which edge of the button the list keeps to. */
  align?: 'start' | 'end'
}

/** A button with a list of commands, links or options. */
export const Menu = ({ trigger, label, items, align = 'start' }: MenuProps) => (
  <MenuParts.Root positioning={{ placement: `bottom-${align}` }}>
    <MenuParts.Trigger asChild>{trigger}</MenuParts.Trigger>
    <Portal>
      <MenuParts.Positioner>
        <MenuParts.Content {...(label ? { 'aria-label': label } : {})}>
          <Entries items={items} />
        </MenuParts.Content>
      </MenuParts.Positioner>
    </Portal>
  </MenuParts.Root>
)

function Entries({ items }: { items: MenuEntry[] }) {
  const entries = items.map((entry) => (
    <Fragment key={entry.id}>
      {entry.startsGroup && <MenuParts.Separator />}
      <Entry entry={entry} />
    </Fragment>
  ))
  const chosen = items.find(({ checked }) => checked !== undefined)
  if (!chosen) return entries
  const choose = (id: string) => {
    const entry = items.find((one) => one.id === id)
    if (entry && 'onSelect' in entry) entry.onSelect()
  }
  return (
    <MenuParts.RadioItemGroup
      value={items.find(({ checked }) => checked)?.id ?? ''}
      onValueChange={({ value }) => choose(value)}
    >
      {entries}
    </MenuParts.RadioItemGroup>
  )
}

function Entry({ entry }: { entry: MenuEntry }) {
  const shared = {
    value: entry.id,
    disabled: entry.disabled ?? false,
    'data-danger': entry.danger || undefined,
  }
  if ('link' in entry) {
    return (
      <MenuParts.Item {...shared} asChild>
        {entry.link}
      </MenuParts.Item>
    )
  }
  const content = (
    <>
      {entry.icon}
      <MenuParts.ItemText>{entry.label}</MenuParts.ItemText>
      {entry.shortcut && <MenuParts.ItemCommand>{entry.shortcut}</MenuParts.ItemCommand>}
    </>
  )
  if (entry.checked === undefined) {
    return (
      <MenuParts.Item {...shared} onSelect={entry.onSelect}>
        {content}
      </MenuParts.Item>
    )
  }
  return (
    <MenuParts.RadioItem {...shared}>
      {content}
      <MenuParts.ItemIndicator>
        <Icon name="check" />
      </MenuParts.ItemIndicator>
    </MenuParts.RadioItem>
  )
}
