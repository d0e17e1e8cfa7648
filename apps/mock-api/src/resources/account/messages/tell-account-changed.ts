import { accountChanged } from '../../../domain/notice/system-notices.ts'
import type { World } from '../../../world.ts'
import { notify } from './notify.ts'

/** Tells a member that something of their account was changed just now. @param what such as `登录密码` */
export function tellAccountChanged(world: World, memberId: number, what: string): void {
  const at = world.clock.now()
  notify(world, memberId, accountChanged(what, at), at)
}
