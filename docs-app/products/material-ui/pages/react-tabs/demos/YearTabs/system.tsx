import * as React from 'react';
import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TabScrollButton, { type TabScrollButtonProps } from '@mui/material/TabScrollButton';

const years = Array.from({ length: 12 }, (_, index) => 2013 + index);

function YearScrollButton(props: TabScrollButtonProps) {
  return (
    <TabScrollButton
      {...props}
      slots={{ StartScrollButtonIcon: ChevronLeftIcon, EndScrollButtonIcon: ChevronRightIcon }}
      slotProps={{
        startScrollButtonIcon: { fontSize: 'medium' },
        endScrollButtonIcon: { fontSize: 'medium' },
      }}
    />
  );
}

export default function YearTabs() {
  const [year, setYear] = React.useState(2013);
  const id = React.useId();

  return (
    <Box sx={{ maxWidth: 320 }}>
      <Tabs
        variant="scrollable"
        scrollButtons
        allowScrollButtonsMobile
        ScrollButtonComponent={YearScrollButton}
        value={year}
        onChange={(_event, value: number) => setYear(value)}
        aria-label="Invoices by year"
      >
        {years.map((value) => (
          <Tab
            key={value}
            value={value}
            label={value}
            id={`${id}-${value}`}
            aria-controls={`${id}-panel`}
          />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${year}`}
        tabIndex={0}
        sx={{ p: 2 }}
      >
        Invoices of {year}
      </Box>
    </Box>
  );
}
