/** The code with which a worker ends that has spent more of a processor on one picture than it may. */
export const TOO_HEAVY = 75;
