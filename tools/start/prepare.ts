import { dim } from '../lib/terminal.ts'
import { turbo } from '../lib/turbo.ts'

const tasks = [
  { title: '接口契约 Contract', task: 'contract', workspace: '@portal/api-contract' },
  { title: '网站构建 Website', task: 'build', workspace: '@portal/web' },
  { title: '模拟控制台 Console', task: 'build', workspace: '@portal/mock-api' },
]

/**
 * Brings the generated contract and the built website up to date; both are remembered and cost nothing when
 * their sources have not changed.
 * @throws Error holding the complete output of the task that failed.
 */
export async function prepare(): Promise<void> {
  for (const { title, task, workspace } of tasks) {
    process.stdout.write(`  ${title} … `)
    const start = performance.now()
    const { code, output } = await turbo(task, workspace)
    if (code !== 0) throw new Error(`\n${output}\n\`${task}\` of ${workspace} failed.`)
    console.log(dim(`${((performance.now() - start) / 1000).toFixed(1)} s`))
  }
}
