import { defineConfig } from '@playwright/test'
import { findTestBrowser } from '../../tools/browser/find.ts'
import { browserFlags, isRoot } from '../../tools/browser/flags.ts'
import { captchaAnswer } from './e2e/support/personas.ts'
import { mock, mockPort, web, webPort } from './e2e/support/servers.ts'
import { windows } from './e2e/support/windows.ts'

// A browser that is told no locale cannot save a file under a Chinese name; bare machines tell none.
if (!process.env.LC_ALL && !process.env.LC_CTYPE && !process.env.LANG) process.env.LANG = 'C.UTF-8'

/** The production build in front of a fresh mock, on ports of their own beside a running `npm start`. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  testMatch: '**/*.spec.ts',
  // Tests prove what happens, not how fast: a busy machine may take its time.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  workers: Number(process.env.E2E_WORKERS ?? 3),
  fullyParallel: true,
  forbidOnly: true,
  reporter: [['list'], ['./e2e/support/timings-reporter.ts']],
  use: {
    baseURL: web,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // A trace costs a third more of everything: failed tests are run again with one.
    trace: 'off',
    // An action that can not be done is named, instead of the whole test having been too long.
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    launchOptions: { executablePath: findTestBrowser(), args: browserFlags(isRoot()) },
  },
  projects: windows({
    turn: process.env.E2E_TURN ? Number(process.env.E2E_TURN) : undefined,
    isShort: process.env.E2E_SHORT === 'yes',
  }),
  webServer: [
    {
      name: 'mock',
      command: `node src/server/main.js --memory --port ${mockPort}`,
      cwd: '../mock-api',
      env: { MOCK_CAPTCHA: captchaAnswer, MOCK_PORTAL: web },
      url: `${mock}/ht/api/public/info-dicts-list`,
      reuseExistingServer: false,
    },
    {
      name: 'web',
      command: `node server/main.ts --port ${webPort}`,
      env: { BACKEND_URL: mock },
      url: web,
      reuseExistingServer: false,
    },
  ],
})
