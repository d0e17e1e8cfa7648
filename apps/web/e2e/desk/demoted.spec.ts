import { mock } from '../support/servers.ts'
import { enterDesk } from '../support/session.ts'
import { expect, test } from '../support/test.ts'

/** A call of the secretary-general in the world of the test, as another window makes it. */
async function asSecretary(world: string, path: string, body?: object) {
  const inWorld = { 'x-mock-world': world, 'content-type': 'application/json' }
  const login = await fetch(`${mock}/__mock/personas/mishuzhang/token`, {
    method: 'POST',
    headers: { 'x-mock-world': world },
  })
  const { token } = (await login.json()) as { token: string }
  const answer = await fetch(`${mock}/ht/api/admin${path}`, {
    method: body ? 'PUT' : 'GET',
    headers: { ...inWorld, authorization: `Bearer ${token}` },
    ...(body && { body: JSON.stringify(body) }),
  })
  expect(answer.status).toBe(200)
  return answer.json() as Promise<object>
}

test('open tabs of somebody whose role was taken can do nothing any more', { tag: '@desktop' }, async ({
  page,
  world,
  allow,
}) => {
  allow(/^403: /)
  await enterDesk(page, 'huiyuanbu', '/list/applications')
  await page.getByRole('table').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/profile\/application\//)
  const approve = page.getByRole('button', { name: /^通过/ })
  await expect(approve).toBeEnabled()

  const user = await asSecretary(world, '/users/2')
  await asSecretary(world, '/users', { ...user, roleIds: [] })
  await approve.click()
  const forbidden = page.getByRole('heading', { level: 1, name: '无权限' })
  await expect(forbidden.filter({ visible: true })).toBeVisible()
  await expect(approve).toHaveCount(0)
  // The list in the other tab is gone, too, and nothing that it showed is left in the page.
  await expect(page.getByRole('table')).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: '主菜单' }).getByRole('link')).toHaveCount(0)
})
