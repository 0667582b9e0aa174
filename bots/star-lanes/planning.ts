/** The rules as search plays them: to the dollar and with one draw a space, which is faster and as likely. */
import type { Config } from '../../games/star-lanes/config.ts';

/** A configuration for looking ahead. Who sees whose books is settled before the search begins. */
export function planningConfig(config: Config): Config {
  return { ...config, arithmetic: 'exact', offer: 'fair' };
}
