/** Share of visits whose web vitals are sent (ANA-5). */
export const VITALS_RATIO = 0.0001;
