/** Where the tests' mock and website listen: ports of their own beside a running `npm start`. */
export const mockPort = Number(process.env.E2E_MOCK_PORT ?? 4610)
export const webPort = Number(process.env.E2E_WEB_PORT ?? 4617)
export const mock = `http://127.0.0.1:${mockPort}`
export const web = `http://127.0.0.1:${webPort}`
