import { bridge } from './bridge'
import { game } from './game'
import { layers } from './layers'
import { mark } from './mark'
import { network } from './network'
import { pipeline } from './pipeline'
import { ramp } from './ramp'
import { signals } from './signals'

export const pieces = { bridge, game, layers, mark, network, pipeline, ramp, signals }
