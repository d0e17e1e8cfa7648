import { Icon, type IconName, LineIcon, type LineIconProps } from '@portal/ui/artwork'

/** Icons that the desk alone shows, on the grid of the others (`@portal/ui/artwork`). */
const own = {
  bell: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15zM10 21h4',
  chart: 'M4 20h16M7 16v-5M12 16V6M17 16v-8',
  form: 'M6 3.5h12v17H6zM9 8h6M9 12h6M9 16h3',
  fold: 'M4 6h16M10 12h10M4 18h16M7 9l-3 3 3 3',
  list: 'M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  settings:
    'M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M5.6 18.4l2.2-2.2M16.2 7.8l2.2-2.2',
} as const

/** By what the menu of the server and template call them. */
const synonyms: Record<string, keyof typeof own | IconName> = {
  'account-book': 'receipt',
  alert: 'warning',
  bank: 'building',
  contacts: 'phone',
  dashboard: 'chart',
  desktop: 'home',
  'file-text': 'receipt',
  global: 'globe',
  history: 'clock',
  idcard: 'certificate',
  key: 'lock',
  'line-chart': 'chart',
  notification: 'bell',
  'pay-circle': 'clock',
  read: 'book',
  rollback: 'refresh',
  safety: 'check',
  setting: 'settings',
  shopping: 'list',
  solution: 'form',
  team: 'user',
  table: 'list',
  profile: 'book',
  system: 'settings',
  account: 'user',
  exception: 'warning',
  result: 'check',
}

interface DeskIconProps extends Omit<LineIconProps, 'path'> {
  name: string | null | undefined
}

/** An icon by its name; one that nobody knows is a dot, so that the menu stays in line. */
export function DeskIcon({ name, ...rest }: DeskIconProps) {
  const known = name ? (synonyms[name] ?? name) : ''
  if (known in own) return <LineIcon {...rest} path={own[known as keyof typeof own]} />
  if (houseIcons.has(known)) return <Icon {...rest} name={known as IconName} />
  return <LineIcon {...rest} path="M12 12h.01" />
}

const houseIcons: ReadonlySet<string> = new Set<IconName>([
  'book',
  'building',
  'calculator',
  'calendar',
  'certificate',
  'check',
  'clock',
  'eye',
  'globe',
  'home',
  'info',
  'link',
  'mail',
  'phone',
  'pin',
  'receipt',
  'refresh',
  'search',
  'star',
  'user',
  'warning',
])
