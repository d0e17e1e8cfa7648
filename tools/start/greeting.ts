import type { Persona } from '../../apps/mock-api/src/seed/personas.ts'
import type { StaffPersona } from '../../apps/mock-api/src/seed/staff-personas.ts'
import { bold, cyan, dim, displayWidth, pad, wrap } from '../lib/terminal.ts'

/** Everything the greeting names. */
export interface Greeting {
  web: string
  api: string
  reference: string
  mockConsole: string
  personas: Persona[]
  staff: readonly StaffPersona[]
}

type Login = Pick<Persona, 'login' | 'name' | 'password' | 'purpose'>

const width = 80
const indent = '  '
const rule = dim(indent + '─'.repeat(width - 2 * indent.length))

/** What `npm start` says when both servers answer: lines of at most 80 columns, Chinese and English. */
export function greeting({ web, api, reference, mockConsole, personas, staff }: Greeting): string {
  const shared = sharedPassword([...personas, ...staff])
  const of = (kind: Persona['kind']) => personas.filter((persona) => persona.kind === kind)
  return [
    '',
    `${indent}${bold('江川造价协会')}  Jiangchuan Construction Cost Association`,
    rule,
    entry('网站', 'Website', cyan(web)),
    entry('接口模拟', 'Mock API', cyan(api)),
    entry('接口文档', 'API reference', cyan(reference)),
    entry('模拟控制台', 'Mock console', cyan(mockConsole)),
    ...(shared ? [entry('登录密码', 'Password', shared)] : []),
    ...people('单位会员', 'Unit members', `${web}MemberLogin`, of('UNIT'), !shared),
    ...people('个人会员', 'Personal members', `${web}person/login`, of('PERSON'), !shared),
    ...people('协会', 'Association', `${web}MemberLogin`, staff, !shared),
    rule,
    `${indent}${dim('停止 Stop  Ctrl+C')}`,
    '',
  ].join('\n')
}

/** The password of all of them, if they have one in common. */
function sharedPassword(personas: Login[]): string | undefined {
  const [password, ...others] = new Set(personas.map((persona) => persona.password))
  return others.length === 0 ? password : undefined
}

function entry(chinese: string, english: string, value: string): string {
  return `${indent}${pad(chinese, 12)}${dim(pad(english, 18))}${value}`
}

function people(
  chinese: string,
  english: string,
  url: string,
  personas: readonly Login[],
  showsPassword: boolean,
) {
  if (personas.length === 0) return []
  const logins = Math.max(...personas.map(({ login }) => displayWidth(login)))
  const heading = `${indent}${bold(chinese)}  ${dim(pad(english, 18))}${cyan(url)}`
  return ['', heading, ...personas.flatMap((persona) => lines(persona, logins, showsPassword))]
}

/** Login and name, and below the name what the persona is for. */
function lines({ login, name, password, purpose }: Login, logins: number, showsPassword: boolean): string[] {
  const start = `${indent}${indent}${pad(login, logins)}${indent}`
  const below = ' '.repeat(displayWidth(start))
  const purposes = wrap(purpose, width - below.length).map((line) => below + dim(line))
  return [start + name + (showsPassword ? `${indent}${password}` : ''), ...purposes]
}
