import { Countdown } from './countdown.tsx'

export default { title: 'Light/Countdown' }

const nothing = () => undefined
const announce = (seconds: number) => `Faltam ${seconds} segundos`

// The clock stands still, so that a picture is the same at any time.
const now = () => 0

export const TimeLeft = () => (
  <>
    <p>
      Pague em até <Countdown until={14 * 60_000 + 59_000} now={now} onEnd={nothing} announce={announce} />.
    </p>
    <p>
      Menos de um minuto: <Countdown until={59_000} now={now} onEnd={nothing} announce={announce} />
    </p>
    <p>
      O prazo terminou: <Countdown until={0} now={now} onEnd={nothing} announce={announce} />
    </p>
  </>
)
