import { userInfo } from 'node:os'

/** Keeps Chromium from calling home and from looking like a first start. */
const calm = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** Flags Chromium needs where the tests run; as root there is no sandbox and, in a container, little /dev/shm. */
export function browserFlags(isRoot: boolean): string[] {
  return isRoot ? [...calm, '--no-sandbox', '--disable-dev-shm-usage'] : calm
}

/** Whether we are the superuser; Windows has none. */
export const isRoot = () => userInfo().uid === 0
