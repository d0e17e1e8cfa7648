import { configure } from '@testing-library/react'

// A part that loads when it is needed takes its time on a busy machine; a test that waits for it is no test of speed.
configure({ asyncUtilTimeout: 10_000 })
